const form = document.querySelector('.playground form')
const elements = [...document.querySelectorAll('.playground .live > *')]
const faults = document.querySelector('.faults')
const find = (id) => document.getElementById(id)

/** Returns the theme and the tokens in the form as an appearance. */
function readAppearance() {
  const {
    theme,
    scheme: _scheme,
    'other-token': name,
    'other-value': value,
    ...given
  } = Object.fromEntries(new FormData(form))
  const tokens = Object.entries({ ...given, ...(name && { [name]: value }) }).filter(([, text]) => text.trim())
  return { ...(theme && { theme }), ...(tokens.length > 0 && { tokens: Object.fromEntries(tokens) }) }
}

const inAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** Returns the attribute value: the theme name if nothing else is set, otherwise JSON. */
function asHtml(appearance, scheme) {
  const isTheme = appearance.theme && !appearance.tokens
  const attribute = isTheme
    ? ` appearance="${appearance.theme}"`
    : ` appearance='${inAttribute(JSON.stringify(appearance))}'`
  const isPlain = Object.keys(appearance).length === 0
  return `<x-device-table sandbox${isPlain ? '' : attribute}${scheme ? ` theme="${scheme}"` : ''}></x-device-table>`
}

const asScript = (appearance) => `import { configure } from 'latchkey/configure'

configure({ appearance: ${JSON.stringify(appearance, undefined, 2)} })`

/** Shows the color of each token field in the color input next to it, if the value is a hex color. */
function followColours() {
  for (const picker of form.querySelectorAll('[data-for]')) {
    const { value } = form.elements[picker.dataset.for]
    if (/^#[\da-f]{6}$/i.test(value)) picker.value = value
  }
}

function update() {
  const appearance = readAppearance()
  const scheme = form.elements.scheme.value
  faults.textContent = ''
  for (const element of elements) {
    element.appearance = Object.keys(appearance).length > 0 ? appearance : undefined
    element.theme = scheme || undefined
  }
  followColours()
  find('html').textContent = asHtml(appearance, scheme)
  find('js').textContent = asScript(appearance)
}

async function offerTokens() {
  const { tokens } = await (await fetch('assets/tokens.json')).json()
  find('tokens').append(...tokens.map((name) => new Option(name)))
}

form.addEventListener('input', ({ target }) => {
  if (target.dataset.for) form.elements[target.dataset.for].value = target.value
  update()
})
form.addEventListener('reset', () => setTimeout(update))
form.addEventListener('submit', (event) => event.preventDefault())
elements[0].addEventListener('platform-error', ({ detail }) => (faults.textContent = detail.error.message))
update()
void offerTokens()
