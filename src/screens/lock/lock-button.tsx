import { useMessages } from '../../element/custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { SaveStatus } from '../../ui/feedback/save-status.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './lock-button.css'
import type { LockControl } from './use-lock.js'

registerStyles(css)

/** Locks or unlocks, whichever can be done now, and says so where the door takes longer than usual. */
export function LockButton({ action, underWay, isStillWaiting, press }: LockControl) {
  const { lock } = useMessages()
  if (!action) return null
  return (
    <>
      <Button pending={underWay !== undefined} onClick={press}>
        {lock[action]}
      </Button>
      <span className={isStillWaiting ? 'lock-waiting' : 'lock-waiting idle'}>
        <SaveStatus state={isStillWaiting ? 'saving' : 'idle'} labels={{ saving: lock.stillWaiting, saved: '' }} />
      </span>
    </>
  )
}
