const MOST_COLUMNS = 72
const MOST_COLUMNS_ALONE = 38

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** JSON stays readable between single quotes. */
const quoted = (value) =>
  value.includes('"') && !value.includes("'") ? `'${escaped(value)}'` : `"${escaped(value).replaceAll('"', '&quot;')}"`

function attributeParts([name, value]) {
  const parts = [{ kind: 'attribute', text: name }]
  return value === '' ? parts : [...parts, { text: '=' }, { kind: 'value', text: quoted(value) }]
}

const lengthOf = (parts) => parts.reduce((sum, { text }) => sum + text.length, 0)

function openingTag(tag, attributes, mostColumns) {
  const written = attributes.map(attributeParts)
  const fitsOneLine = lengthOf(written.flat()) + written.length + 2 * tag.length + 5 <= mostColumns
  const space = { text: fitsOneLine ? ' ' : '\n  ' }
  return [
    { text: '<' },
    { kind: 'tag', text: tag },
    ...written.flatMap((parts) => [space, ...parts]),
    { text: fitsOneLine ? '>' : '\n>' }
  ]
}

const closingTag = (tag) => [{ text: '</' }, { kind: 'tag', text: tag }, { text: '>' }]

const whole = ({ tag, attributes }, mostColumns = MOST_COLUMNS) => [
  ...openingTag(tag, attributes, mostColumns),
  ...closingTag(tag)
]

const SCRIPT = {
  tag: 'script',
  attributes: [
    ['type', 'module'],
    ['src', '/dist/cdn/all.js']
  ]
}

function span({ kind, text }) {
  if (!kind) return text
  const element = document.createElement('span')
  element.className = kind
  element.textContent = text
  return element
}

/** Writes the HTML of an element alone, with colours, into a narrow block of code. */
export function writeElement(block, description) {
  block.replaceChildren(...whole(description, MOST_COLUMNS_ALONE).map(span))
}

/** Writes the whole HTML that shows an element, with colours, into a block of code. */
export function writeHtml(block, description) {
  const written = document.createDocumentFragment()
  written.append(...whole(SCRIPT).map(span), '\n\n', ...whole(description).map(span))
  // What is the same stays, and with it what is selected of it.
  if (block.textContent !== written.textContent) block.replaceChildren(written)
}
