/** Creates the declarations of `latchkey/svelte`: types of the tags in templates. */
export const svelteTypes = () => `import type { HTMLAttributes } from 'svelte/elements'
import type { LatchkeyEventMap } from './index.js'
import type { Tags } from './tags.js'

type Handlers<Type extends keyof LatchkeyEventMap> = {
  [Each in Type as \`on\${Each}\`]?: ((event: LatchkeyEventMap[Each]) => void) | undefined
}

/** The attributes of a tag: \`ElementAttributes<'x-device-table'>\`. */
export type ElementAttributes<Name extends keyof Tags> = Omit<
  HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['options']
> &
  Tags[Name]['options'] &
  Handlers<Tags[Name]['events']>

type Elements = { [Name in keyof Tags]: ElementAttributes<Name> }

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`
