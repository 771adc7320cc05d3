import { useMessages } from '../../element/custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import type { LockControl } from './use-lock.js'

export function LockButton({ ref, isMuted, action, isPending, announcement, press }: LockControl) {
  const { lock } = useMessages()
  if (!action) return null
  return (
    <>
      <Button ref={ref} pending={isPending} isUnavailable={isMuted} onClick={press}>
        {lock[action]}
      </Button>
      <Announcer message={announcement} />
    </>
  )
}
