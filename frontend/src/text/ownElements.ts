/**
 * Gives each text an element of its own, keyed by the text. A browser that translates puts elements in the place of
 * text nodes; the page would go on to change nodes that nobody sees, or fail beside them.
 */

import { type ComponentChild, Fragment, h, options, type VNode } from "preact";

const ELEMENT = "own-text";
/** Elements that hold nothing but text. */
const TEXT_ONLY = new Set([ELEMENT, "option", "style", "text", "textarea", "title", "tspan"]);

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const isParent = vnode.type === Fragment || (typeof vnode.type === "string" && !TEXT_ONLY.has(vnode.type));
  const props = vnode.props as { children?: ComponentChild | ComponentChild[] };
  if (isParent && props.children !== undefined)
    props.children = Array.isArray(props.children)
      ? props.children.map(withElement)
      : withElement(props.children, 0);
  before?.(vnode);
};

/** Blanks stay as they are: nobody translates them. */
function withElement(child: ComponentChild, place: number): ComponentChild {
  const text = typeof child === "number" ? String(child) : child;
  return typeof text === "string" && text.trim() ? h(ELEMENT, { key: `${place} ${text}` }, text) : child;
}
