const TAG = /<(x-[a-z]+(?:-[a-z]+)*)[\s/>]/
const CONFIGURED = /isCustomElement|isLatchkeyElement|\.use\(\s*latchkey\b/

/** Vue treats unknown tags as components of the application and only logs a warning. */
export function checkCustomElements({ files, dependsOn }) {
  if (!dependsOn('vue') && !dependsOn('nuxt')) return []
  const template = files.find(({ path, text }) => path.endsWith('.vue') && TAG.test(text))
  if (!template || files.some(({ text }) => CONFIGURED.test(text))) return []
  const [, tag] = TAG.exec(template.text)
  return [
    {
      isError: true,
      location: template.path,
      problem: `Vue treats <${tag}> as an unknown component, so functions and objects do not reach the element.`,
      fix: "Use the component of 'latchkey/vue', call app.use(latchkey), or pass isLatchkeyElement to compilerOptions.isCustomElement."
    }
  ]
}
