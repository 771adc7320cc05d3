// An application with one component of `latchkey/react`.
import { DeviceTable } from 'latchkey/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PUBLISHABLE_KEY, pageParameters, userWith } from './user.mjs'

const options = {
  publishableKey: PUBLISHABLE_KEY,
  userIdentifierKey: userWith(pageParameters().devices),
  endpoint: location.origin
}
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(DeviceTable, options))
