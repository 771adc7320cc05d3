import { fetchFiles, importChunk, NotFetchedError } from '../../src/element/loading/import-chunk.js'

const BASE = 'https://cdn.example/chunks/core-12345678.js'

describe('importChunk', () => {
  const { fetch } = globalThis
  let requested: string[]
  let failing: Set<string>
  beforeEach(() => {
    requested = []
    failing = new Set()
    globalThis.fetch = async (input) => {
      const address = String(input)
      requested.push(address)
      if (failing.has(address)) throw new TypeError('Failed to fetch')
      return new Response('', { status: address.includes('missing') ? 404 : 200 })
    }
  })
  afterEach(() => {
    globalThis.fetch = fetch
  })

  /** Imports a chunk whose files no other import fetches. */
  function importFiles(files: readonly string[], { base = BASE, rendered = [] as readonly string[] } = {}) {
    let imports = 0
    const load = async (): Promise<string> => {
      imports += 1
      return 'the chunk'
    }
    return { run: () => importChunk(load, base, 'core-12345678.js', files, rendered), countImports: () => imports }
  }

  it('imports a chunk after all of its files were fetched', async () => {
    const { run } = importFiles(['./a.js', '../messages/a.js'])
    expect(await run()).to.equal('the chunk')
    expect(requested).to.have.members(['https://cdn.example/chunks/a.js', 'https://cdn.example/messages/a.js'])
  })

  it('does not import a chunk while one of its files cannot be fetched, and fetches only that file again', async () => {
    const { run, countImports } = importFiles(['./b.js', './c.js'])
    failing.add('https://cdn.example/chunks/c.js')
    expect(await run().catch((error: unknown) => error)).to.be.instanceOf(NotFetchedError)
    expect(countImports()).to.equal(0)
    failing.clear()
    requested = []
    expect(await run()).to.equal('the chunk')
    expect(requested).to.deep.equal(['https://cdn.example/chunks/c.js'])
  })

  it('treats an error response as a failure', async () => {
    const outcome = await fetchFiles(['https://cdn.example/missing.js']).catch((error: unknown) => error)
    expect(outcome).to.be.instanceOf(NotFetchedError)
  })

  it('imports a chunk although a file that it renders later cannot be fetched', async () => {
    failing.add('https://cdn.example/chunks/later.js')
    expect(await importFiles(['./d.js'], { rendered: ['./later.js'] }).run()).to.equal('the chunk')
  })

  for (const base of ['https://host.example/assets/index-1.js', 'file:///project/chunks/core-12345678.js'])
    it(`imports at once if the importer is at ${base}, because the location of its files is unknown`, async () => {
      expect(await importFiles(['./e.js'], { base }).run()).to.equal('the chunk')
      expect(requested).to.deep.equal([])
    })
})
