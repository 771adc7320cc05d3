import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Elements","description":"A gallery of all elements by what they are for.","frontmatter":{"description":"A gallery of all elements by what they are for.","aside":false},"headers":[],"relativePath":"elements/index.md","filePath":"elements/index.md"}');
const _sfc_main = { name: "elements/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Gallery = resolveComponent("Gallery");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="elements" tabindex="-1">Elements <a class="header-anchor" href="#elements" aria-label="Permalink to &quot;Elements&quot;">​</a></h1><p>Choose an element to see it live, with its code for each framework and its complete reference.</p>`);
  _push(ssrRenderComponent(_component_Gallery, null, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("elements/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
