import { type ReactNode, useContext, useState } from 'react'
import { useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import { useIsCustomerSession } from '../../../element/hooks/use-is-customer-session.js'
import { type CodeAccess, CodeAccessContext } from '../code-access.js'

interface ShownAccess {
  /** Says before the code is changed that it belongs to an access. `undefined` unless it does. */
  readonly note: string | undefined
  /** The access that the code belongs to. */
  readonly line: ReactNode
  /** The open details of the access. */
  readonly opened: ReactNode
  /** Provides the navigation context to the screen below. */
  readonly wrap: (shown: ReactNode) => ReactNode
}

/** Shows the access that a code belongs to, and its details. Only the session of a customer can have access grants. */
export function useCodeAccess(accessCodeId: string | undefined): ShownAccess {
  const parts = useContext(CodeAccessContext)
  const isOfCustomer = useIsCustomerSession()
  const [access, setAccess] = useState<CodeAccess>()
  const screen = useInnerScreen(access?.accessGrantId)
  const { isOpen, wrap } = screen
  if (!parts || !isOfCustomer || accessCodeId === undefined)
    return { note: undefined, line: undefined, opened: undefined, wrap }
  const { AccessLine, AccessDetails } = parts
  return {
    note: access?.note,
    line: <AccessLine accessCodeId={accessCodeId} screen={screen} onFound={setAccess} />,
    opened: isOpen && access && wrap(<AccessDetails accessGrantId={access.accessGrantId} />),
    wrap
  }
}
