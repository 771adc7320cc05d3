import { comment, modelNames, optionNames, quotedList } from './wrapped-elements.mjs'

/** Creates the source of `latchkey/vue`. */
export function vueModule(elements) {
  const components = elements.map(
    ({ component, tag, module }) =>
      `export const ${component} = /* @__PURE__ */ create('${tag}', () => import('./${module}'))`
  )
  return `import { elementComponents } from './wrappers/vue-component.ts'
import { preloadElement } from './preload.js'

const create = /* @__PURE__ */ elementComponents(
  /* @__PURE__ */ ${quotedList(optionNames(elements))},
  /* @__PURE__ */ ${quotedList(modelNames(elements))},
  preloadElement
)

${components.join('\n')}

const components = { ${elements.map(({ tag, component }) => `'${tag}': ${component}`).join(', ')} }

export const isLatchkeyElement = (tag) => tag in components

export const latchkey = {
  install(app) {
    for (const tag in components) app.component(tag, components[tag])
  }
}
`
}

/** Creates the declarations of `latchkey/vue`, including types of the tags in templates. */
export function vueTypes(elements) {
  const components = elements.map(
    ({ component, tag, summary }) =>
      `${comment(summary)}\nexport declare const ${component}: ElementComponent<'${tag}'>`
  )
  return `import type { HTMLAttributes, Plugin, ReservedProps } from 'vue'
import type { LatchkeyEventMap } from './index.js'
import type { Pascal, Tags } from './tags.js'

type Handlers<Type extends keyof LatchkeyEventMap> = {
  [Each in Type as \`on\${Pascal<Each>}\`]?: ((event: LatchkeyEventMap[Each]) => void) | undefined
}

type Models<Properties> = {
  [Name in keyof Properties & \`opened\${string}\` as \`onUpdate:\${Name}\`]?: ((value: Properties[Name]) => void) | undefined
}

/** The props of a tag: \`ElementProps<'x-device-table'>\`. */
export type ElementProps<Name extends keyof Tags> = Omit<HTMLAttributes, keyof Tags[Name]['options']> &
  ReservedProps &
  Tags[Name]['options'] &
  Handlers<keyof LatchkeyEventMap>

type ComponentProps<Name extends keyof Tags> = Omit<HTMLAttributes, keyof Tags[Name]['options']> &
  ReservedProps &
  Tags[Name]['properties'] &
  Handlers<Tags[Name]['events']> &
  Models<Tags[Name]['properties']> & { [data: \`data-\${string}\`]: unknown }

type ElementComponent<Name extends keyof Tags> = new () => {
  $props: ComponentProps<Name>
  $slots: { default?: () => unknown }
}

${components.join('\n')}

/**
 * A plugin that registers the components of all elements, so that you can use their tags in any template.
 *
 * @example createApp(App).use(latchkey)
 */
export declare const latchkey: Plugin

/**
 * Returns \`true\` for the tags of the elements. Pass it to \`compilerOptions.isCustomElement\` to use the tags directly,
 * without components.
 */
export declare const isLatchkeyElement: (tag: string) => boolean

type Components = { [Name in keyof Tags]: new () => { $props: ElementProps<Name> } }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`
}
