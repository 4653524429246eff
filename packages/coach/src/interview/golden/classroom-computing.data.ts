/** Programming and data structures as a first-year class answers them, marked 0 to 5 by meaning before any was scored. */
export const classroomComputing = `
q: Why does a binary search need a sorted array?
i: Because it compares the target with the middle element and throws away the half that cannot hold it, which only works if the elements are in order.
5 it looks at the middle and decides whether to go on in the left or in the right half. If the values were not in order you could not know which half to drop
5 Since each step rules out one half based on a comparison, and that conclusion is only valid when smaller values lie on one side and larger ones on the other.
4 So that it knows on which side of the midle the value has to be.
3 because it cuts the array in half every time
1 Because otherwise the search would be slower.
0 Binary search sorts the array while it searches through it.

q: What is the difference between passing an argument by value and by reference?
i: By value the function works on a copy, so the caller's variable does not change; by reference it works on the caller's variable itself, so changes are seen outside.
5 With pass by value a copy is handed over and nothing the function does affects the original. With pass by reference the function gets the original and can modify it.
5 value: changes stay inside the function. reference: changes are visible to whoever called it, because no copy is made
3 passing by value makes a copy of the variable
2 One gives the value and the other gives the memory address.
0 By reference the function gets a copy and the original stays the same, by value the original is changed.
1 Passing by value is used for integers and passing by reference for strings

q: What is a memory leak?
i: Memory that a program has allocated and no longer uses but never gives back, so that less and less is free.
5 When you allocate memory and forget to free it once you are done with it, the usage keeps growing
4 allocated memory that never gets released
4 It is when unused objects stay in the RAM since nobody deletes them.
2 the program runs out of memory
1 when memory is lost because the computer is switched off
0 A memory leak is when another program reads your private data.

q: In what order do elements leave a queue?
i: The element that was added first is removed first.
5 First in, first out.
5 In the same order as they came in, like people waiting in a line at a shop.
5 the oldest one goes out before the newer ones
3 from the front
0 The last one that was put in is the first one that comes out.
0 They are sorted from the smallest to the largest.

q: Why can quicksort take quadratic time?
i: If the pivot is always the smallest or largest element, each partition removes only one element, so about n passes over n elements are needed.
5 With an unlucky pivot, e.g. the minimum each time, one side of the split is empty and the other has n-1 elements. That gives n levels with n work.
4 when the chosen pivot is always an extreme value the splits are completely unbalanced
3 If the array is already sorted and you take the first element as the pivot.
2 Because of a bad pivot
1 it has two nested loops so it is n squared
0 Quicksort never takes quadratic time, it always splits the array in two equal halves.

q: What does the keyword "private" do to a member of a class?
i: It can only be accessed from inside the class itself, not from other code.
5 Only methods of that same class are allowed to read or change it.
5 hides the member from everything outside of the class
4 outside code can't touch it
2 It makes the data more secure.
1 private members are variables that belong to an object
0 Any class in the program can use the member directly.
`;

export const classroomComputingApart = `
q: What is function overloading?
i: Several functions share one name but differ in the number or types of their parameters; the compiler picks the one that fits the call.
5 Having more than one function with the same name, told apart by the arguments they take
5 You write e.g. print(int) and print(string). Both are called print and which of them runs depends on what you pass in.
3 two functions which have the same name
2 A function that can do different things
0 When a subclass replaces a method that it got from its parent with its own version.
1 If you call a function too many times it gets overloaded.

q: What order do you get from an inorder traversal of a binary search tree?
i: The values come out sorted in ascending order.
5 From the smallest to the biggest
5 sorted
4 It visits left, then root, then right, so you get them in increasing order
2 first the left child, then the node, then the right child
0 From the largest down to the smallest.
0 level by level from the top to the bottom

q: Why is looking up a key in a hash table usually faster than in an unsorted list?
i: The hash function computes where the key is stored, so it is found in about constant time, while in a list every element may have to be compared.
5 You calculate the position straight from the key instead of walking through all the entries one after the other.
4 Hash tables have O(1) lookup and for a list it is O(n)
4 beacuse you can jump directly to the bucket
2 Because the hash table is better organised
1 The keys in a hash table are sorted so you can use binary search
0 In a list the hash function has to be computed for each element.

q: What happens when a recursive function has no base case?
i: It keeps calling itself until the call stack runs out of memory and the program crashes with a stack overflow.
5 The calls never stop, each adds a frame and eventually you get a stack overflow error
4 it would never end and at some point crash
3 infinite recursion
2 You get an error.
0 The function returns zero at once because there is nothing to compute.
1 The compiler will not compile the program without a base case.
`;
