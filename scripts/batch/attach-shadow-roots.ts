/**
 * Attaches the shadow roots that are written down in a page (`<template shadowrootmode>`): a browser does while it loads, and without
 * them a saved app is a blank page. Every template is moved once, so the cost is linear in the page.
 */
export function attachShadowRoots(root: Document | DocumentFragment): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    attachShadowRoots(template.content);
    try {
      template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
      template.remove();
    } catch {
      // Of an element that may have none, or has one already: a browser leaves the template as it is, too.
    }
  }
}
