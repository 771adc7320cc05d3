import type { ReactNode } from 'react'
import { isNetworkError, isUnauthorizedError } from '../../client/index.js'
import { User, WifiOff } from '../../ui/icons.js'

/** Returns the icon of an error that keeps a session from starting. `undefined` for the default icon of errors. */
export function sessionErrorIcon(error: unknown): ReactNode {
  if (isUnauthorizedError(error)) return <User />
  return isNetworkError(error) ? <WifiOff /> : undefined
}
