/**
 * A property of a node as the browser defines it. A page can hide one behind a form's field or an image's name
 * (`<input name="childNodes">`): the prototype still has it.
 */
export function unclobbered<T extends object, K extends keyof T>(node: T, name: K): T[K] {
  return Reflect.get(Object.getPrototypeOf(node), name, node);
}
