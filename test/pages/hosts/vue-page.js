import { DeviceTable, SessionProvider } from 'latchkey/vue'
import { h, ref, useTemplateRef } from 'vue'

const FILTERS = [
  ({ device_id }) => /^device_(garage|front_door)$/.test(device_id),
  ({ device_id }) => device_id === 'device_garage'
]

const button = (label, onClick) => h('button', { type: 'button', onClick }, label)

/** Server-rendered page with a table whose filter and handler change. */
export const Page = {
  props: ['endpoint', 'endSessions'],
  setup({ endpoint, endSessions }) {
    const filter = ref(0)
    const isPlain = ref(false)
    const renders = ref(1)
    const heard = ref('nothing')
    const table = useTemplateRef('table')

    function options() {
      if (isPlain.value) return {}
      const render = renders.value
      return {
        heading: 'Doors',
        disableSearch: true,
        deviceFilter: FILTERS[filter.value],
        style: { minHeight: '10px' },
        onDeviceClick: (event) => {
          event.preventDefault()
          heard.value = `${event.detail.device_id} in render ${render} of ${table.value?.localName}`
        }
      }
    }

    return () =>
      h('main', [
        button('Render', () => (renders.value += 1)),
        button('Filter more', () => (filter.value = 1)),
        button('Give no options', () => (isPlain.value = true)),
        button('Sign out', () => endSessions()),
        h('output', heard.value),
        h(SessionProvider, { endpoint, publishableKey: 'seam_pk_test', userIdentifierKey: 'jane' }, () =>
          h(DeviceTable, { ref: 'table', id: 'doors', class: 'wide', 'data-room': '7', ...options() })
        )
      ])
  }
}
