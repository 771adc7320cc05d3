// Ten plain rows rendered by React. Both requests start before it.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const Row = ({ name }) => createElement('p', { part: 'row' }, name)

const list = document.createElement('main')
document.body.append(list)
const devices = await globalThis.devices
const rows = devices.map(({ device_id: id, properties }) => createElement(Row, { key: id, name: properties.name }))
createRoot(list).render(rows)
