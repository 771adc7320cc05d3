import { createApp } from 'vue'
import Host from './vue-host.vue'

const root = document.createElement('main')
document.body.append(root)
createApp(Host, { endpoint: document.documentElement.dataset.platform }).mount(root)
