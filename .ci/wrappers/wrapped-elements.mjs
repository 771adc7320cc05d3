/** What a component is called where it is not called after the class of its element. */
const COMPONENTS = { 'x-session': 'SessionProvider' }

/** What tells that an element has changed options by itself, as a person went from screen to screen. */
export const MODEL_EVENT = 'screen-change'

const MODEL = /^opened[A-Z]/

/** `deviceClick` for `device-click`. */
export const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

/** The options that the element changes by itself. */
const modelsOf = (options, events) =>
  events.some(({ name }) => name === MODEL_EVENT)
    ? options.map(({ name }) => name).filter((name) => MODEL.test(name))
    : []

/** What the wrappers are made from: each element of the manifest with its options and events. */
export function wrappedElements({ modules }) {
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, name, summary, description, members, events }) => {
      const options = members.filter(({ kind, readonly }) => kind === 'field' && !readonly)
      return {
        tag: tagName,
        module: `elements/${tagName.slice('x-'.length)}.js`,
        className: name,
        component: COMPONENTS[tagName] ?? name.replace(/Element$/, ''),
        summary,
        description,
        options: options.map((option) => ({ ...option, isBoolean: /^boolean\b/.test(option.type.text) })),
        events: events.map((event) => ({ ...event, property: camelCase(event.name) })),
        models: modelsOf(options, events)
      }
    })
}

const unique = (lists) => [...new Set(lists.flat())]

/** The names of all options of all elements, with which a component tells them from other attributes. */
export const optionNames = (elements) => unique(elements.map(({ options }) => options.map(({ name }) => name)))

/** The names of all events of all elements. */
export const eventNames = (elements) => unique(elements.map(({ events }) => events.map(({ name }) => name)))

/** A doc comment. */
export const comment = (text, indent = '') => `${indent}/** ${text.replaceAll(/\s*\n\s*/g, ' ')} */`

/** The names of all options that elements change by themselves. */
export const modelNames = (elements) => unique(elements.map(({ models }) => models))

/** A list of names as code, in few bytes. */
export const words = (names) => (names.length > 0 ? `'${names.join(' ')}'.split(' ')` : '[]')
