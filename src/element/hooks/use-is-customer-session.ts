import { useEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Returns `true` once it is known that the client session belongs to a customer, which can have access grants. */
export function useIsCustomerSession(): boolean {
  const { session } = useElement()
  const [known, setKnown] = useState<typeof session>()
  useEffect(() => {
    let isCurrent = true
    async function ask(): Promise<void> {
      const isOfCustomer = await session.isOfCustomer()
      if (isCurrent && isOfCustomer) setKnown(session)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [session])
  return known === session
}
