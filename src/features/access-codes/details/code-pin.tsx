import { useMessages } from '../../../element/custom-element/element-context.js'
import type { CodeState } from '../rules/access-code-state.js'
import { CodeDigits } from './code-digits.js'
import { CopyText } from './copy-text.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'

interface Props {
  readonly pin: string | undefined
  readonly state: CodeState
}

/** The digits of a code with a copy button, unless the code is being removed. */
export function CodePin({ pin, state }: Props) {
  const { accessCode: texts } = useMessages()
  const details = useMessages(ACCESS_CODE)
  if (pin === undefined) return <p className="hero-meta wrap muted small">{details.pinUnknown}</p>
  const isRemoving = state === 'removing'
  return (
    <div className="code-pin inline wrap gap-1">
      <CodeDigits pin={pin} isSpent={state === 'over'} {...{ isRemoving }} />
      {!isRemoving && <CopyText text={pin} label={texts.copy} fieldLabel={texts.label} />}
    </div>
  )
}
