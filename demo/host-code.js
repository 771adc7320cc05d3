/** Address of the elements on the CDN. */
export const CDN_SCRIPT = 'https://cdn.jsdelivr.net/npm/latchkey@0.2.0/dist/cdn/autoload.js'
/** Default maximum line length. */
const MAX_COLUMNS = 72

const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const pascalCase = (name) => camelCase(`-${name}`)

const escapeHtml = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Uses single quotes for JSON, so that it stays readable. */
const quoteAttribute = (value) =>
  value.includes('"') && !value.includes("'")
    ? `'${escapeHtml(value)}'`
    : `"${escapeHtml(value).replaceAll('"', '&quot;')}"`

/** Formats a parsed JSON object of strings as JavaScript. */
function toLiteral(value) {
  if (typeof value === 'string') return `'${value}'`
  const fields = Object.entries(value).map(
    ([name, each]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${toLiteral(each)}`
  )
  return `{ ${fields.join(', ')} }`
}

const CAMEL_CASE_FRAMEWORKS = new Set(['React', 'Angular'])

/** How each framework writes an attribute with an object. HTML uses JSON. */
const OBJECT_ATTRIBUTES = {
  React: (name, object) => `${name}={${object}}`,
  Vue: (name, object) => `:${name}="${object}"`,
  Angular: (name, object) => `[${name}]="${object}"`,
  Svelte: (name, object) => `${name}={${object}}`
}

function formatAttribute(host, [attributeName, value]) {
  const name = CAMEL_CASE_FRAMEWORKS.has(host) ? camelCase(attributeName) : attributeName
  if (value === '') return name
  const formatObject = value.startsWith('{') && OBJECT_ATTRIBUTES[host]
  return formatObject ? formatObject(name, toLiteral(JSON.parse(value))) : `${name}=${quoteAttribute(value)}`
}

const formatAttributes = (host, attributes) => attributes.map((each) => formatAttribute(host, each))

/** Formats an element on one line, or with one line per attribute if that is too long. */
function formatElement(name, attributes, { inside, indent = '', maxColumns, isClosed = false }) {
  const isEmpty = isClosed && !inside
  const oneLine = `<${[name, ...attributes].join(' ')}${isEmpty ? ' />' : '>'}`
  const closing = isEmpty ? '' : `</${name}>`
  const content = inside ? `\n${indent}  ${inside}\n${indent}` : ''
  if (indent.length + oneLine.length + (inside ? 0 : closing.length) <= maxColumns) return oneLine + content + closing
  const lines = attributes.map((each) => `${indent}  ${each}\n`).join('')
  return `<${name}\n${lines}${indent}${isEmpty ? '/>' : '>'}${content}${closing}`
}

/** Formats an element as HTML. Attributes without a value have the value ''. */
export const htmlElement = ({ tag, attributes, inside }, { maxColumns = MAX_COLUMNS } = {}) =>
  formatElement(tag, formatAttributes('HTML', attributes), {
    inside: inside && `<${inside.tag}></${inside.tag}>`,
    maxColumns
  })

/** Returns the names to import for an element and the element inside it, sorted. */
const importNames = ({ component, inside }) => [component, ...(inside ? [inside.component] : [])].toSorted().join(', ')

/** Formats an element as a component. */
const formatComponent = (host, { component: name, attributes, inside }, handler, { indent, maxColumns }) =>
  formatElement(name, [...formatAttributes(host, attributes), ...handler], {
    inside: inside && `<${inside.component} />`,
    isClosed: true,
    indent,
    maxColumns
  })

const writers = {
  HTML(example, { script, maxColumns }) {
    const { tag, event } = example
    const scriptTag = formatElement(
      'script',
      formatAttributes('HTML', [
        ['type', 'module'],
        ['src', script]
      ]),
      { maxColumns }
    )
    const listener =
      event &&
      `<script type="module">
  document
    .querySelector('${tag}')
    .addEventListener('${event.name}', (event) => console.log(event.detail))
</script>`
    return [scriptTag, htmlElement(example, { maxColumns }), listener].filter(Boolean).join('\n\n')
  },
  React(example, { maxColumns }) {
    const handler = example.event ? [`on${pascalCase(example.event.name)}={(event) => console.log(event.detail)}`] : []
    return `import { ${importNames(example)} } from 'latchkey/react'

export const Page = () => (
  ${formatComponent('React', example, handler, { indent: '  ', maxColumns })}
)`
  },
  Vue(example, { maxColumns }) {
    const handler = example.event ? [`@${example.event.name}="(event) => console.log(event.detail)"`] : []
    return `<script setup lang="ts">
import { ${importNames(example)} } from 'latchkey/vue'
</script>

<template>
  ${formatComponent('Vue', example, handler, { indent: '  ', maxColumns })}
</template>`
  },
  Angular(example, { maxColumns }) {
    const { tag, attributes, event, inside } = example
    const formattedAttributes = [
      ...formatAttributes('Angular', attributes),
      ...(event ? [`(${event.property})="handle($event)"`] : [])
    ]
    const markup = formatElement(tag, formattedAttributes, {
      inside: inside && `<${inside.tag} />`,
      isClosed: true,
      indent: '    ',
      maxColumns: maxColumns - 10
    })
    return `import { Component } from '@angular/core'
${event ? `import type { ${event.class} } from 'latchkey'\n` : ''}import { ${importNames(example)} } from 'latchkey/angular'

@Component({
  selector: 'app-root',
  imports: [${importNames(example)}],
  template: \`${markup.includes('\n') ? `\n    ${markup}\n  ` : markup}\`
})
export class App {${event ? `\n  handle(event: ${event.class}) {\n    console.log(event.detail)\n  }\n` : ''}}`
  },
  Svelte({ tag, module, attributes, event, inside }, { maxColumns }) {
    const formattedAttributes = [
      ...formatAttributes('Svelte', attributes),
      ...(event ? [`on${event.name}={(event) => console.log(event.detail)}`] : [])
    ]
    const modules = [module, ...(inside ? [inside.module] : [])].map(
      (each) => `  import 'latchkey/${each.replace(/\.js$/, '')}'\n`
    )
    return `<script lang="ts">
  import 'latchkey/svelte'
${modules.join('')}</script>

${formatElement(tag, formattedAttributes, { inside: inside && `<${inside.tag}></${inside.tag}>`, maxColumns })}`
  }
}

/** The supported frameworks in display order. */
export const HOSTS = Object.keys(writers)

/**
 * Returns the code that shows an element in a framework.
 *
 * @param example.tag The tag, with its `component`, the `module` that defines it, and its `attributes` (objects as
 *   JSON). `event` adds a listener, `inside` another element.
 * @param options.script The URL of the script for HTML.
 */
export const hostCode = (host, example, { script, maxColumns = MAX_COLUMNS }) =>
  writers[host](example, { script, maxColumns })
