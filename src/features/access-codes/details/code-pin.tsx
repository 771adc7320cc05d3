import { useMessages } from '../../../element/custom-element/element-context.js'
import type { CodeState } from '../rules/access-code-state.js'
import { pinGroups } from '../rules/access-code.js'
import { CopyText } from './copy-text.js'

interface Props {
  readonly pin: string | undefined
  readonly state: CodeState
}

/** The code itself, as large as there is room, which is copied and read aloud without the groups that the eye needs. */
export function CodePin({ pin, state }: Props) {
  const { accessCode: texts } = useMessages()
  if (pin === undefined) return <p className="hero-meta">{texts.pinUnknown}</p>
  return (
    <div className="code-pin">
      <code
        role="img"
        // Digit by digit, as a person would say it.
        aria-label={[...pin].join(' ')}
        dir="ltr"
        data-spent={state === 'over' || state === 'removing' || undefined}
      >
        {pinGroups(pin).map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A group is its place in the code.
          <span key={index}>{group}</span>
        ))}
      </code>
      <CopyText isWorded text={pin} label={texts.copy} fieldLabel={texts.label} />
    </div>
  )
}
