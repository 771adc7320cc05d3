const MOST_COLUMNS = 72

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function attributeParts([name, value]) {
  const parts = [{ kind: 'attribute', text: name }]
  return value === '' ? parts : [...parts, { text: '=' }, { kind: 'value', text: `"${escaped(value)}"` }]
}

const lengthOf = (parts) => parts.reduce((sum, { text }) => sum + text.length, 0)

function openingTag(tag, attributes) {
  const written = attributes.map(attributeParts)
  const fitsOneLine = lengthOf(written.flat()) + written.length + 2 * tag.length + 5 <= MOST_COLUMNS
  const space = { text: fitsOneLine ? ' ' : '\n  ' }
  return [
    { text: '<' },
    { kind: 'tag', text: tag },
    ...written.flatMap((parts) => [space, ...parts]),
    { text: fitsOneLine ? '>' : '\n>' }
  ]
}

const closingTag = (tag) => [{ text: '</' }, { kind: 'tag', text: tag }, { text: '>' }]

const whole = ({ tag, attributes }) => [...openingTag(tag, attributes), ...closingTag(tag)]

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

/** Writes the HTML that shows an element, with colours, into a block of code. */
export function writeHtml(block, description) {
  block.replaceChildren(...whole(SCRIPT).map(span), '\n\n', ...whole(description).map(span))
}
