const TAG = /<(x-[a-z]+(?:-[a-z]+)*)[\s/>]/
const KNOWN = /isCustomElement|isLatchkeyElement|\.use\(\s*latchkey\b/

/** Vue takes a tag that it does not know for a component of the host, and warns in vain for it. */
export function checkCustomElements({ files, dependsOn }) {
  if (!dependsOn('vue') && !dependsOn('nuxt')) return []
  const user = files.find(({ path, text }) => path.endsWith('.vue') && TAG.test(text))
  if (!user || files.some(({ text }) => KNOWN.test(text))) return []
  const [, tag] = TAG.exec(user.text)
  return [
    {
      isError: true,
      where: user.path,
      what: `Vue does not know <${tag}>, and takes it for a component: functions and objects do not reach it.`,
      how: "Take the component of 'latchkey/vue', call app.use(latchkey), or give isLatchkeyElement to compilerOptions.isCustomElement."
    }
  ]
}
