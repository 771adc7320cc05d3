import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Stacks whose screens are around a component. Unsaved input inside is lost when one of them opens or closes a screen. */
export const LeaveScopesContext = createContext<readonly object[]>([])

interface Props {
  /** Stack of screens. */
  readonly scope: object
  readonly children: ReactNode
}

/** Adds a stack to those around it. */
export function LeaveScope({ scope, children }: Props) {
  const outer = useContext(LeaveScopesContext)
  const scopes = useMemo(() => [...outer, scope], [outer, scope])
  return <LeaveScopesContext value={scopes}>{children}</LeaveScopesContext>
}
