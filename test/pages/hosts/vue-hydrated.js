import { endSessions } from 'latchkey'
import { createSSRApp } from 'vue'
import { Page } from './vue-page.js'

const { platform: endpoint } = document.documentElement.dataset

globalThis.hydrate = () => createSSRApp(Page, { endpoint, endSessions }).mount('#root')
