/**
 * Creates a `fetch` for the examples: it accepts their keys and tokens, passes requests to the sandbox, and answers
 * requests that the sandbox does not support.
 */
export function guidePlatform(createSandbox) {
  const sandbox = createSandbox({ latency: 0 })
  return async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === '/workspaces/list') {
      return Response.json({ workspaces: [{ workspace_id: 'workspace_1', name: 'Harbour House' }] })
    }
    const headers = new Headers(request.headers)
    const token = headers.get('authorization')
    if (token?.startsWith('Bearer seam_cst1') || token?.startsWith('Bearer seam_cst2')) {
      headers.set('authorization', `Bearer ${sandbox.clientSessionToken}`)
    } else if (token?.startsWith('Bearer seam_apikey1')) headers.set('authorization', 'Bearer seam_sandbox')
    return sandbox(new Request(request, { headers }))
  }
}
