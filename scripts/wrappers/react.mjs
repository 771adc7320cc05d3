import { comment, eventNames, optionNames, quotedList } from './wrapped-elements.mjs'

/** Creates the source of `latchkey/react`. Its elements render with the React of the host. */
export function reactModule(elements) {
  const components = elements.map(
    ({ component, tag, module }) =>
      `export const ${component} = /* @__PURE__ */ create('${tag}', () => import('./host-react/${module}'))`
  )
  return `import { elementComponents } from './wrappers/react-component.ts'
import { preloadElement } from './preload.js'

const create = /* @__PURE__ */ elementComponents(
  /* @__PURE__ */ ${quotedList(optionNames(elements))},
  /* @__PURE__ */ ${quotedList(eventNames(elements))},
  preloadElement
)

${components.join('\n')}
`
}

/** Creates the declarations of `latchkey/react`, including JSX types of the tags. */
export function reactTypes(elements) {
  const components = elements.map(
    ({ component, tag, summary }) => `/** The props of \`${component}\`. */
export type ${component}Props = ComponentProps<'${tag}'>
${comment(summary)}
export declare const ${component}: ElementComponent<'${tag}'>`
  )
  return `import type { DetailedHTMLProps, HTMLAttributes, ReactElement, RefAttributes } from 'react'
import type { LatchkeyEventMap } from './index.js'
import type { Pascal, Tags } from './tags.js'

type Options<Name extends keyof Tags> = Tags[Name]['options']

type ComponentHandlers<Type extends keyof LatchkeyEventMap> = {
  [Each in Type as \`on\${Pascal<Each>}\`]?: ((event: LatchkeyEventMap[Each]) => void) | undefined
}

/** The id options of an element. One of them is required, unless the element can also show a list. */
type Ids<Properties> = [keyof Properties & ('deviceIds' | 'disableSearch')] extends [never]
  ? keyof Properties & ('deviceId' | 'accessCodeId')
  : never

type WithId<Properties> = [Ids<Properties>] extends [never]
  ? unknown
  : { [Id in Ids<Properties>]: Record<Id, string> }[Ids<Properties>]

type ComponentProps<Name extends keyof Tags> = Omit<HTMLAttributes<Tags[Name]['element']>, keyof Options<Name>> &
  Tags[Name]['properties'] &
  WithId<Tags[Name]['properties']> &
  ComponentHandlers<Tags[Name]['events']> &
  RefAttributes<Tags[Name]['element']>

type ElementComponent<Name extends keyof Tags> = (props: ComponentProps<Name>) => ReactElement

${components.join('\n')}

type Handlers = { [Type in keyof LatchkeyEventMap as \`on\${Type}\`]?: ((event: LatchkeyEventMap[Type]) => void) | undefined }

/** The props of a tag: \`ElementProps<'x-device-table'>\`. */
export type ElementProps<Name extends keyof Tags> = Omit<
  DetailedHTMLProps<HTMLAttributes<Tags[Name]['element']>, Tags[Name]['element']>,
  keyof Options<Name>
> &
  Options<Name> &
  Handlers

type Elements = { [Name in keyof Tags]: ElementProps<Name> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`
}
