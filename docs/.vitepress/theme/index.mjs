import { onContentUpdated } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { onMounted } from 'vue'
import Attributes from './attributes.vue'
import { followFramework, selectStoredFramework } from './framework.mjs'
import Gallery from './gallery.vue'
import Playground from './playground.vue'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Attributes', Attributes).component('Gallery', Gallery).component('Playground', Playground)
  },
  setup() {
    onMounted(followFramework)
    onContentUpdated(selectStoredFramework)
  }
}
