import { endSessions } from 'latchkey'
import { createElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './react-page.js'

const { platform: endpoint } = document.documentElement.dataset

globalThis.hydrate = () =>
  hydrateRoot(
    document.querySelector('#root'),
    createElement(StrictMode, undefined, createElement(Page, { endpoint, endSessions }))
  )
