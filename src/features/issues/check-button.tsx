import { useState } from 'react'
import { useIsMounted } from '../../element/hooks/use-is-mounted.js'
import { useIssueMessages } from '../../element/loading/lazy-messages.js'
import { Button } from '../../ui/actions/button.js'

interface Props {
  /** Takes the step, unless the host does so itself. */
  readonly resolve: (act: () => void) => void
  /** Reads again what it is about. */
  readonly read: () => Promise<unknown>
}

/** Looks again whether it is still so, and says where it is. */
export function CheckButton({ resolve, read }: Props) {
  const { issues: texts } = useIssueMessages()
  const isMounted = useIsMounted()
  const [state, setState] = useState<'reading' | 'unchanged'>()

  async function check(): Promise<void> {
    setState('reading')
    await read()
    if (isMounted.current) setState('unchanged')
  }
  return (
    <>
      <Button variant="link" pending={state === 'reading'} onClick={() => resolve(() => void check())}>
        {texts.checkAgain}
      </Button>
      <output>{state === 'unchanged' && <small>{texts.unchanged}</small>}</output>
    </>
  )
}
