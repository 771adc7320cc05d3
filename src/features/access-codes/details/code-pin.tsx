import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { PinGroups } from '../pin-groups.js'
import type { CodeState } from '../rules/access-code-state.js'
import css from './code-pin.css'
import { CopyText } from './copy-text.js'

registerStyles(css)

interface CodeDigitsProps {
  readonly pin: string
  /** `true` if the code no longer opens anything. @default false */
  readonly isSpent?: boolean
  /** `true` if the code is being removed. @default false */
  readonly isRemoving?: boolean
}

/** Digits of a code, as large as possible. Screen readers get plain digits. */
export const CodeDigits = ({ pin, isSpent, isRemoving }: CodeDigitsProps) => (
  <code
    role="img"
    className="code-digits"
    // Read digit by digit.
    aria-label={[...pin].join(' ')}
    dir="ltr"
    data-spent={isSpent || isRemoving || undefined}
  >
    <PinGroups pin={pin} isRemoving={isRemoving} />
  </code>
)

interface Props {
  readonly pin: string | undefined
  readonly state: CodeState
}

/** The digits of a code with a copy button, unless the code is being removed. */
export function CodePin({ pin, state }: Props) {
  const { accessCode: texts } = useTexts()
  const details = useTexts(ACCESS_CODE)
  if (pin === undefined) return <p className="hero-meta wrap muted small">{details.pinUnknown}</p>
  const isRemoving = state === 'removing'
  return (
    <div className="code-pin inline wrap gap-1">
      <CodeDigits pin={pin} isSpent={state === 'over'} isRemoving={isRemoving} />
      {!isRemoving && <CopyText text={pin} label={texts.copy} fieldLabel={texts.label} />}
    </div>
  )
}
