import { useState } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useIsMounted } from '../../element/hooks/use-is-mounted.js'
import { ISSUES } from '../../messages/issues/en.js'
import { RefreshCw } from '../../ui/icons.js'
import { StepButton } from './step-button.js'

interface Props {
  /** Runs the step unless the host handles it. */
  readonly resolve: (act: () => void) => void
  /** Refetches what the issue is about. */
  readonly read: () => Promise<unknown>
  /** Identifies the issues. Different ones after a check have changed. */
  readonly subject?: string
  /** @default "Check again" */
  readonly label?: string
}

/** Button that checks if the issue still exists, and announces the result. */
export function CheckButton({ resolve, read, subject = '', label }: Props) {
  const texts = useTexts(ISSUES)
  const isMounted = useIsMounted()
  const [isReading, setReading] = useState(false)
  const [unchanged, setUnchanged] = useState<string>()

  async function check(): Promise<void> {
    setReading(true)
    await read()
    if (!isMounted.current) return
    setReading(false)
    setUnchanged(subject)
  }
  return (
    <>
      <StepButton
        isCheck
        icon={<RefreshCw />}
        label={label ?? texts.checkAgain}
        pending={isReading}
        onClick={() => resolve(() => void check())}
      />
      <output>{!isReading && unchanged === subject && <small>{texts.unchanged}</small>}</output>
    </>
  )
}
