import { useState } from 'react'
import { useIsMounted } from '../../element/hooks/use-is-mounted.js'
import { Button } from '../../ui/actions/button.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { ISSUES } from '../../messages/issues/en.js'

interface Props {
  /** Runs the step unless the host handles it. */
  readonly resolve: (act: () => void) => void
  /** Refetches what the issue is about. */
  readonly read: () => Promise<unknown>
}

/** Button that checks if the issue still exists, and announces the result. */
export function CheckButton({ resolve, read }: Props) {
  const texts = useMessages(ISSUES)
  const isMounted = useIsMounted()
  const [state, setState] = useState<'reading' | 'unchanged'>()

  async function check(): Promise<void> {
    setState('reading')
    await read()
    if (isMounted.current) setState('unchanged')
  }
  return (
    <>
      <Button pending={state === 'reading'} onClick={() => resolve(() => void check())}>
        {texts.checkAgain}
      </Button>
      <output>{state === 'unchanged' && <small>{texts.unchanged}</small>}</output>
    </>
  )
}
