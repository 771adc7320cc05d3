declare module 'lucide/dist/esm/icons/*.mjs' {
  const drawing: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[]
  export default drawing
}
