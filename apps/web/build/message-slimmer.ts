import type { NodePath, PluginObj, types as Types } from '@babel/core';
import { messageForm, messageKey } from './message-form.ts';

type Babel = { types: typeof Types };
const runtime = '@/lib/messages.ts';

/**
 * Makes what Lingui's macros emit as small as English allows: text is its own key, choices are compiled here, and a
 * `Trans` of mere text is a call. Throws where a message is read while a module loads: it would never change language.
 */
export function messageSlimmer({ types: t }: Babel): PluginObj {
  return {
    name: 'message-slimmer',
    visitor: {
      ObjectExpression(path) {
        const { id, message, context, rest } = descriptorParts(path.node, t);
        if (id === undefined || message === undefined) return;
        refuseAtLoad(path, t);
        const key = messageKey(message, context);
        const fallback = key === message ? [] : [property(t, 'message', t.valueToNode(messageForm(message)))];
        path.node.properties = [property(t, 'id', t.stringLiteral(key)), ...fallback, ...rest];
        if (fallback.length === 0) shorten(path, key, rest, t);
      },
    },
  };
}

const property = (t: Babel['types'], name: string, value: Types.Expression) =>
  t.objectProperty(t.identifier(name), value);

interface Parts {
  id?: string;
  message?: string;
  context?: string;
  rest: Types.ObjectProperty[];
}

/** The fields of an object that Lingui's macro marked as its own; none of any other object. */
function descriptorParts(node: Types.ObjectExpression, t: Babel['types']): Parts {
  const parts: Parts = { rest: [] };
  if (!node.leadingComments?.some(({ value }) => value === '* i18n ')) return parts;
  for (const field of node.properties) {
    if (!t.isObjectProperty(field) || !t.isIdentifier(field.key)) continue;
    const { name } = field.key;
    if ((name === 'id' || name === 'message' || name === 'context') && t.isStringLiteral(field.value)) {
      parts[name] = field.value.value;
    } else parts.rest.push(field);
  }
  return parts;
}

/** Whether the message is said at once: the argument of `i18n._(...)`. */
function isSaid({ parent }: NodePath, t: Babel['types']): boolean {
  return (
    t.isCallExpression(parent) &&
    t.isMemberExpression(parent.callee) &&
    t.isIdentifier(parent.callee.property, { name: '_' })
  );
}

function refuseAtLoad(path: NodePath, t: Babel['types']): void {
  if (isSaid(path, t) && !path.getFunctionParent()) {
    throw path.buildCodeFrameError(
      'This message is read while the module loads. Write `msg` here and `t(...)` where it is shown.',
    );
  }
}

/** `i18n._({ id, values })` to `i18n._(id, values)`, and `<Trans id />` to `i18n._(id)`. */
function shorten(
  path: NodePath<Types.ObjectExpression>,
  key: string,
  rest: Types.ObjectProperty[],
  t: Babel['types'],
): void {
  const { parentPath } = path;
  const values =
    rest.length === 1 && t.isIdentifier(rest[0]?.key, { name: 'values' }) ? rest[0]?.value : undefined;
  if (parentPath.isCallExpression() && isSaid(path, t) && (rest.length === 0 || values)) {
    parentPath.node.arguments = [t.stringLiteral(key), ...(t.isExpression(values) ? [values] : [])];
    return;
  }
  const element = parentPath.isJSXSpreadAttribute() ? parentPath.parentPath.parentPath : undefined;
  if (rest.length > 0 || !element?.isJSXElement() || !element.getFunctionParent()) return;
  if (element.node.openingElement.attributes.length > 1) return;
  const call = t.callExpression(t.memberExpression(runtimeImport(element, t), t.identifier('_')), [
    t.stringLiteral(key),
  ]);
  const insideElement = element.parentPath.isJSXElement() || element.parentPath.isJSXFragment();
  element.replaceWith(insideElement ? t.jsxExpressionContainer(call) : call);
}

/** The name under which this module has the messages, imported where it is not yet. */
function runtimeImport(path: NodePath, t: Babel['types']): Types.Identifier {
  const program = path.scope.getProgramParent();
  const known: unknown = program.getData(runtime);
  if (typeof known === 'string') return t.identifier(known);
  const own = program.generateUidIdentifier('messages');
  program.setData(runtime, own.name);
  const body = program.path as NodePath<Types.Program>;
  body.unshiftContainer(
    'body',
    t.importDeclaration([t.importSpecifier(own, t.identifier('i18n'))], t.stringLiteral(runtime)),
  );
  return own;
}
