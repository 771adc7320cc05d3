declare module 'virtual:chunks' {
  /** Loads each module that the sources import dynamically, except messages. */
  export const CHUNKS: readonly (() => Promise<unknown>)[]
}
