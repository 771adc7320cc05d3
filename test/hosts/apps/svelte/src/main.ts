import { mount, unmount } from 'svelte'
import Page from './page.svelte'

const endpoint = new URLSearchParams(location.search).get('platform') ?? ''
const target = document.querySelector('main')
if (!target) throw new Error('The page has no main element.')

const page = mount(Page, { target, props: { endpoint, onunmount: () => unmount(page) } })
