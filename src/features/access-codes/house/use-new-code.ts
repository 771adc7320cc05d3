import { useState } from 'react'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { text } from '../../../core/values/value.js'
import type { CodeAgain } from '../deletion/deleted-code.js'

/** The form of a new code, which stands in place of the codes of a house. */
interface NewCode {
  /** The lock that it is for, while the form is open. */
  readonly newOn: string | undefined
  /** The deleted code that it makes again. */
  readonly again: CodeAgain | undefined
  /** Whether it has been open: the list takes the focus back. */
  readonly hasReturned: boolean
  /** Opens the form for a lock. */
  makeOn(deviceId: string): void
  /** Opens it for a deleted code. @returns whether that could be done */
  makeAgain(deleted: CodeAgain): boolean
  leave(): void
}

export function useNewCode(): NewCode {
  const [newOn, setNewOn] = useState<string>()
  const [again, setAgain] = useState<CodeAgain>()
  const [hasReturned, setReturned] = useState(false)
  const isMounted = useIsMounted()
  return {
    newOn,
    again,
    hasReturned,
    makeOn: setNewOn,
    makeAgain(deleted) {
      if (!isMounted.current || newOn !== undefined) return false
      setAgain(deleted)
      setNewOn(text(deleted.code.device_id))
      return true
    },
    leave() {
      setNewOn(undefined)
      setAgain(undefined)
      setReturned(true)
    }
  }
}
