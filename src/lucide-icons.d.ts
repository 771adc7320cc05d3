declare module 'lucide/dist/esm/icons/*.mjs' {
  const iconNode: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[]
  export default iconNode
}
