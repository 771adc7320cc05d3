declare module 'virtual:react-components' {
  import type { ComponentType } from 'react'

  /** Components of `latchkey/react`, by tag. */
  export const COMPONENTS: Readonly<Record<string, ComponentType<Record<string, unknown>>>>
}
