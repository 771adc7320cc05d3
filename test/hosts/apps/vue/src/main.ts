import { createApp } from 'vue'
import Page from './page.vue'

const endpoint = new URLSearchParams(location.search).get('platform') ?? ''
const page = createApp(Page, { endpoint, onUnmount: () => page.unmount() })
page.mount('main')
