import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Check your project with the doctor","description":"A command that checks your project for missing or risky setup.","frontmatter":{"description":"A command that checks your project for missing or risky setup."},"headers":[],"relativePath":"doctor.md","filePath":"doctor.md"}');
const _sfc_main = { name: "doctor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="check-your-project-with-the-doctor" tabindex="-1">Check your project with the doctor <a class="header-anchor" href="#check-your-project-with-the-doctor" aria-label="Permalink to &quot;Check your project with the doctor&quot;">​</a></h1><p>The doctor checks your project for missing or risky setup before your users run into it:</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> latchkey</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> doctor</span></span></code></pre></div><p>It lists each problem with a way to fix it. It reads your files and installed packages, sends no requests and changes nothing. To check another folder, pass its path. The exit code is 1 if there is an error, so a build can stop, and 0 if there are only warnings.</p><table tabindex="0"><thead><tr><th>check</th><th>error</th><th>warning</th></tr></thead><tbody><tr><td>Node.js</td><td>It is older than 20, which the client, the sandbox and the test helpers require.</td><td></td></tr><tr><td><code>node_modules</code> and CDN tags</td><td><code>latchkey</code> is missing, is installed twice, or a page loads another version than the installed one.</td><td></td></tr><tr><td><code>latchkey/react</code></td><td>There are two versions of React, or one before 19.2.</td><td><code>latchkey/elements/NAME</code> is also imported, so elements load twice.</td></tr><tr><td><code>tsconfig</code> in Vue and Angular</td><td></td><td><code>strictTemplates</code> is off, so a misspelled option compiles.</td></tr><tr><td>Vue templates</td><td>Vue treats the tags as components: neither <code>isCustomElement</code> nor <code>app.use(latchkey)</code> is set.</td><td></td></tr><tr><td><code>latchkey.css</code></td><td></td><td>Nothing links it, so content below an element <a href="./layout.html">moves</a> while it loads.</td></tr><tr><td>policy in a page</td><td>It blocks the script, the import map or the platform. The doctor can&#39;t see a policy that your server sends as a header.</td><td></td></tr><tr><td><code>integrity</code> of a CDN tag</td><td>The hash does not match the version in the address.</td><td>There is no hash.</td></tr></tbody></table><p>Mistakes that only show at runtime are reported by the elements on the console. <a href="./troubleshooting.html">Troubleshoot</a> explains each message.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("doctor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const doctor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  doctor as default
};
