import { NEAR, onVisible } from './on-visible.js'
import './shared-session.js'

function showElement(picture) {
  const template = picture.querySelector('template')
  template?.replaceWith(document.importNode(template.content, true))
}

const pictures = document.querySelectorAll('.picture')
for (const picture of pictures) picture.addEventListener('focusin', () => showElement(picture))
onVisible(pictures, NEAR, showElement, { once: true })
