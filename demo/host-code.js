/** What a line of code may have in columns, where nobody says otherwise. */
const MOST_COLUMNS = 72

const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const pascalCase = (name) => camelCase(`-${name}`)

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** JSON stays readable between single quotes. */
const quoted = (value) =>
  value.includes('"') && !value.includes("'") ? `'${escaped(value)}'` : `"${escaped(value).replaceAll('"', '&quot;')}"`

/** An object of texts as a framework takes it, from JSON. */
function literal(value) {
  if (typeof value === 'string') return `'${value}'`
  const fields = Object.entries(value).map(
    ([name, each]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(each)}`
  )
  return `{ ${fields.join(', ')} }`
}

const isCamelCase = new Set(['React', 'Angular'])

/** How a framework writes an attribute whose value is an object. HTML takes JSON. */
const withObject = {
  React: (name, object) => `${name}={${object}}`,
  Vue: (name, object) => `:${name}="${object}"`,
  Angular: (name, object) => `[${name}]="${object}"`,
  Svelte: (name, object) => `${name}={${object}}`
}

function attribute(host, [given, value]) {
  const name = isCamelCase.has(host) ? camelCase(given) : given
  if (value === '') return name
  const asObject = value.startsWith('{') && withObject[host]
  return asObject ? asObject(name, literal(JSON.parse(value))) : `${name}=${quoted(value)}`
}

const written = (host, attributes) => attributes.map((each) => attribute(host, each))

/** A tag on one line, or with a line for each attribute where that is too long. */
function element(name, attributes, { inside, indent = '', mostColumns, isClosed = false }) {
  const isEmpty = isClosed && !inside
  const oneLine = `<${[name, ...attributes].join(' ')}${isEmpty ? ' />' : '>'}`
  const closing = isEmpty ? '' : `</${name}>`
  const content = inside ? `\n${indent}  ${inside}\n${indent}` : ''
  if (indent.length + oneLine.length + (inside ? 0 : closing.length) <= mostColumns) return oneLine + content + closing
  const lines = attributes.map((each) => `${indent}  ${each}\n`).join('')
  return `<${name}\n${lines}${indent}${isEmpty ? '/>' : '>'}${content}${closing}`
}

/** The HTML of an element alone; that of an attribute without a value is ''. */
export const htmlElement = ({ tag, attributes, inside }, { mostColumns = MOST_COLUMNS } = {}) =>
  element(tag, written('HTML', attributes), { inside: inside && `<${inside.tag}></${inside.tag}>`, mostColumns })

/** The names of an element and of the one inside it, in the order of the alphabet. */
const imported = ({ component, inside }) => [component, ...(inside ? [inside.component] : [])].toSorted().join(', ')

/** An element as a component, from a column on. */
const component = (host, { component: name, attributes, inside }, handler, { indent, mostColumns }) =>
  element(name, [...written(host, attributes), ...handler], {
    inside: inside && `<${inside.component} />`,
    isClosed: true,
    indent,
    mostColumns
  })

const writers = {
  HTML(example, { script, mostColumns }) {
    const { tag, event } = example
    const loads = element(
      'script',
      written('HTML', [
        ['type', 'module'],
        ['src', script]
      ]),
      { mostColumns }
    )
    const hears =
      event &&
      `<script type="module">
  document
    .querySelector('${tag}')
    .addEventListener('${event.name}', (event) => console.log(event.detail))
</script>`
    return [loads, htmlElement(example, { mostColumns }), hears].filter(Boolean).join('\n\n')
  },
  React(example, { mostColumns }) {
    const handler = example.event ? [`on${pascalCase(example.event.name)}={(event) => console.log(event.detail)}`] : []
    return `import { ${imported(example)} } from 'latchkey/react'

export const Page = () => (
  ${component('React', example, handler, { indent: '  ', mostColumns })}
)`
  },
  Vue(example, { mostColumns }) {
    const handler = example.event ? [`@${example.event.name}="(event) => console.log(event.detail)"`] : []
    return `<script setup lang="ts">
import { ${imported(example)} } from 'latchkey/vue'
</script>

<template>
  ${component('Vue', example, handler, { indent: '  ', mostColumns })}
</template>`
  },
  Angular(example, { mostColumns }) {
    const { tag, attributes, event, inside } = example
    const given = [...written('Angular', attributes), ...(event ? [`(${event.property})="hear($event)"`] : [])]
    const shown = element(tag, given, {
      inside: inside && `<${inside.tag} />`,
      isClosed: true,
      indent: '    ',
      mostColumns: mostColumns - 10
    })
    return `import { Component } from '@angular/core'
${event ? `import type { ${event.class} } from 'latchkey'\n` : ''}import { ${imported(example)} } from 'latchkey/angular'

@Component({
  selector: 'app-root',
  imports: [${imported(example)}],
  template: \`${shown.includes('\n') ? `\n    ${shown}\n  ` : shown}\`
})
export class App {${event ? `\n  hear(event: ${event.class}) {\n    console.log(event.detail)\n  }\n` : ''}}`
  },
  Svelte({ tag, module, attributes, event, inside }, { mostColumns }) {
    const given = [
      ...written('Svelte', attributes),
      ...(event ? [`on${event.name}={(event) => console.log(event.detail)}`] : [])
    ]
    const modules = [module, ...(inside ? [inside.module] : [])].map(
      (each) => `  import 'latchkey/${each.replace(/\.js$/, '')}'\n`
    )
    return `<script lang="ts">
  import 'latchkey/svelte'
${modules.join('')}</script>

${element(tag, given, { inside: inside && `<${inside.tag}></${inside.tag}>`, mostColumns })}`
  }
}

/** The frameworks for which code is written, in the order in which they are offered. */
export const HOSTS = Object.keys(writers)

/**
 * How a page of a framework shows an element.
 *
 * @param example.tag its tag, with its `component`, the `module` that registers it, and its `attributes`, of which those
 *   that are an object are JSON; `event` is one that is heard, `inside` an element that stands in it.
 * @param options.script the address of the script, for a page of HTML.
 */
export const hostCode = (host, example, { script, mostColumns = MOST_COLUMNS }) =>
  writers[host](example, { script, mostColumns })
