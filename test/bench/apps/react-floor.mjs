// Ten plain rows rendered by an unmodified React, with the same two requests.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { firstDevices } from './two-calls.mjs'

const Row = ({ name }) => createElement('p', { part: 'row' }, name)

const list = document.createElement('main')
document.body.append(list)
const devices = await firstDevices
const rows = devices.map(({ device_id: id, properties }) => createElement(Row, { key: id, name: properties.name }))
createRoot(list).render(rows)
