import { NEAR, onSight } from './on-sight.js'
import './shared-session.js'

function putIn(picture) {
  const template = picture.querySelector('template')
  template?.replaceWith(document.importNode(template.content, true))
}

const pictures = document.querySelectorAll('.picture')
for (const picture of pictures) picture.addEventListener('focusin', () => putIn(picture))
onSight(pictures, NEAR, putIn, { once: true })
