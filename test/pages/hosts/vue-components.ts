import { latchkey } from 'latchkey/vue'
import { createApp } from 'vue'
import Host from './vue-components.vue'

const root = document.createElement('main')
document.body.append(root)
createApp(Host, { endpoint: document.documentElement.dataset.platform }).use(latchkey).mount(root)
