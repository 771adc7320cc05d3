import '../../../elements/index.js'
import { keyOf, startPlatformWithUsers } from '../../platform.js'
import { onFreshPage, serve } from '../page.js'
import { addTableOf, EXCHANGE, LIST, loaded } from '../stage.js'

const hasPlaceholder = (element: Element): boolean => !!element.shadowRoot?.querySelector('slot[name=fallback]')

describe('An element that is added after its definition', () => {
  onFreshPage()

  it('requests its session and its list before React renders it, and each once', async () => {
    /** For each request, whether React had not rendered yet. */
    const unrendered = new Map<string, boolean>()
    const platform = startPlatformWithUsers({
      respond(request, _, sandbox) {
        unrendered.set(new URL(request.url).pathname, hasPlaceholder(table))
        return sandbox(request)
      }
    })
    serve(platform)
    const table = addTableOf(keyOf(platform))
    await loaded(table)
    expect([...unrendered].slice(0, 2)).to.deep.equal([
      [EXCHANGE, true],
      [LIST, true]
    ])
    expect([platform.count(EXCHANGE), platform.count(LIST)]).to.deep.equal([1, 1])
    expect(hasPlaceholder(table)).to.equal(false)
  })
})
