import { setUpCopyButton } from './copy-button.js'
import { NEAR, onVisible } from './on-visible.js'
import './shared-session.js'
import { weigh } from './weigh.js'

const find = (id) => document.getElementById(id)

function showElement(picture) {
  const template = picture.querySelector('template')
  template?.replaceWith(document.importNode(template.content, true))
}

/** Shows what the built table weighs. The browser has already loaded these files for the table on the page. */
async function showSize() {
  const [autoload, firstRow, table] = ['autoload', 'first/device-table', 'elements/device-table'].map(
    (name) => new URL(`/dist/cdn/${name}.js`, location.href).href
  )
  const sizes = await Promise.all([weigh(autoload, firstRow), weigh(autoload, table)])
  const [first, all] = sizes.map((bytes) => `${Math.ceil(bytes / 1000)} kB`)
  find('size').textContent = `Device table: ${first} to its first row, ${all} in all (gzip)`
}

const pictures = document.querySelectorAll('.picture')
for (const picture of pictures) picture.addEventListener('focusin', () => showElement(picture))
onVisible(pictures, NEAR, showElement, { once: true })
setUpCopyButton(find('copy-install'), find('install'), find('install-status'))
await showSize()
