import DefaultTheme from 'vitepress/theme'
import { followFramework } from './framework.mjs'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (typeof document !== 'undefined') followFramework(router)
  }
}
